/** Needs nothing that could be broken or busy: no data, no styles, no scripts. */
export const barePage = (message: string, requestId = ''): string => `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>On Joue</title></head>
<body><main><h1>On Joue</h1><p>${message}</p><p><a href="/">Back to Homepage</a></p><p><small>${requestId}</small></p></main></body></html>
`
