import { html } from 'hono/html'
import type { ParameterObject } from '../../api/openapi/operation.ts'
import type { ResponseObject } from '../../api/openapi/refusals.ts'
import type { OpenApiDocument } from '../../api/openapi/openapi-document.ts'
import type { JsonSchema } from '../../api/openapi/json-schema.ts'
import { type Call, curlOf } from './curl.ts'
import { kindOf, nameIn } from './kind-of.ts'

/** One call: what it is for, what it takes, an example, and what it answers. */
export function operationPart(call: Call, document: OpenApiDocument, siteUrl: URL): Markup {
  const { method, path, operation } = call
  const { operationId, summary, description, parameters = [], requestBody } = operation
  return html`<article id="${operationId}" class="api-call" aria-labelledby="${operationId}-heading">
<h3 id="${operationId}-heading"><a href="#${operationId}">${summary}</a></h3>
<p class="api-path"><b class="api-method ${method.toLowerCase()}">${method}</b> <code>${path}</code></p>
${description ? html`<p>${withCode(description)}</p>` : ''}
${(['path', 'query', 'header'] as const).map((place) => parametersPart(place, parameters))}
${requestBody ? bodyPart(requestBody.content, document) : ''}
<details><summary>Example<span class="vh"> of ${summary}</span></summary>
<pre><code>${curlOf(call, siteUrl)}</code></pre>
${answerExample(operation.responses)}
</details>
${answersPart(operation.responses)}
</article>`
}

const PLACES = { path: 'Path parameters', query: 'Query parameters', header: 'Headers' }

function parametersPart(place: keyof typeof PLACES, parameters: ParameterObject[]): Markup | '' {
  const here = parameters.filter((parameter) => parameter.in === place)
  if (here.length === 0) return ''
  const fields = here.map(({ name, required, schema, description }) => field(name, required, schema, description))
  return html`<h4>${PLACES[place]}</h4><dl class="api-fields">${fields}</dl>`
}

function bodyPart(content: Record<string, { schema: JsonSchema }>, { components }: OpenApiDocument): Markup {
  const reference = content['application/json']?.schema.$ref
  const { properties = {}, required = [] } = reference ? (components.schemas[nameIn(reference)] ?? {}) : {}
  const fields = Object.entries(properties).map(([name, schema]) => field(name, required.includes(name), schema))
  if (fields.length > 0) return html`<h4>Request body</h4><dl class="api-fields">${fields}</dl>`
  return html`<h4>Request body</h4><p>${Object.keys(content).map((type, n) => html`${n > 0 ? ', ' : ''}<code>${type}</code>`)}</p>`
}

const field = (name: string, isRequired: boolean, schema: JsonSchema, description = ''): Markup =>
  html`<div><dt><code>${name}</code> ${isRequired ? html`<b>required</b>` : ''}</dt><dd>${kindOf(schema)}${description ? `. ${description}` : ''}</dd></div>`

function answerExample(responses: Record<string, ResponseObject>): Markup | '' {
  const [status, response] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? []
  const example = response?.content?.['application/json']?.example
  if (example === undefined) return html`<p>Returns ${status ?? ''} with no body.</p>`
  return html`<pre><code>${JSON.stringify(example, null, 2)}</code></pre>`
}

/** What any call can answer stands at the top of the page. */
function answersPart(responses: Record<string, ResponseObject>): Markup {
  const own = Object.entries(responses).filter(([, { $ref }]) => $ref === undefined)
  return html`<h4>Responses</h4><dl class="api-fields">${own.map(([status, response]) => answer(status, response))}</dl>`
}

function answer(status: string, { description = '', headers = {}, content = {} }: ResponseObject): Markup {
  const reference = content['application/json']?.schema.$ref ?? ''
  const named = [reference && nameIn(reference), ...Object.keys(headers)].filter((name) => name && name !== 'Error')
  return html`<div><dt><code>${status}</code></dt><dd>${withCode(description)} ${named.map((name) => html`<code>${name}</code> `)}</dd></div>`
}

/** Markup in which every text that was put in is escaped. */
export type Markup = ReturnType<typeof html>

/** A text in which what stands between backticks is code. */
export const withCode = (text: string): Markup =>
  html`${text.split('`').map((part, n) => (n % 2 === 1 ? html`<code>${part}</code>` : part))}`
