import { html } from 'hono/html'
import { ABOUT } from '../../api/openapi/about.ts'
import type { OpenApiDocument } from '../../api/openapi/openapi-document.ts'
import { SAMPLE_NOTICE } from '../../shared/frame/sample-words.ts'
import type { Theme } from '../../shared/frame/theme.ts'
import type { PageFiles } from '../pages/document.ts'
import type { Call } from './curl.ts'
import { type Markup, operationPart, withCode } from './operation-part.ts'

const anchor = (tag: string): string => tag.toLowerCase().replaceAll(' ', '-')

/** What the page shows besides the calls. */
export interface Shown {
  theme: Theme
  hasSample: boolean
}

/** The page about the API: the document, for people. It needs no script. */
export function docsPage(document: OpenApiDocument, siteUrl: URL, files: PageFiles, { theme, hasSample }: Shown): Markup {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const groups = document.tags.map((tag) => ({ ...tag, calls: calls.filter(({ operation }) => operation.tags.includes(tag.name)) }))
  return html`<!doctype html>
<html lang="en-US" ${theme === 'system' ? '' : html`data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference | On Joue</title>
<meta name="description" content="Every endpoint of the On Joue API.">
<meta name="robots" content="noindex">
${files.styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}
<link rel="stylesheet" href="${files.apiDocs}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
${hasSample ? html`<aside class="bar-sample" aria-label="Sample community"><p>${SAMPLE_NOTICE}</p></aside>` : ''}
<header class="api-head"><div class="wrap"><a class="disp" href="/">On Joue</a><a class="link" href="/api/openapi.json">openapi.json</a></div></header>
<div class="wrap api">
<nav class="api-nav" aria-label="Endpoints"><ul>${groups.map(({ name }) => html`<li><a href="#${anchor(name)}">${name}</a></li>`)}</ul></nav>
<main id="main" tabindex="-1">
<h1>API reference</h1>
<p class="lead">${ABOUT.lead} The same reference for tools: <a class="link" href="/api/openapi.json">openapi.json</a>.</p>
<dl class="api-about">${ABOUT.points.map(([point, text]) => html`<div><dt>${point}</dt><dd>${withCode(text)}</dd></div>`)}</dl>
${groups.map(
  ({ name, description, calls: own }) => html`<section id="${anchor(name)}" aria-labelledby="${anchor(name)}-heading">
<h2 id="${anchor(name)}-heading">${name}</h2>
<p>${description}</p>
<ul class="api-list">${own.map(listed)}</ul>
${own.map((call) => operationPart(call, document, siteUrl))}
</section>`,
)}
</main>
</div>
</body>
</html>
`
}

const listed = ({ method, path, operation }: Call): Markup =>
  html`<li><a href="#${operation.operationId}"><b>${method}</b> <code>${path}</code></a> <span>${operation.summary}</span></li>`
