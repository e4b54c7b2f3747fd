import type { OperationObject, ParameterObject } from '../../api/openapi/operation.ts'
import { exampleOf } from '../../api/openapi/example.ts'

/** One call, with where it is. */
export interface Call {
  method: string
  path: string
  operation: OperationObject
}

const exampleFor = ({ name, schema }: ParameterObject): string => String(name === 'q' ? 'rainy day' : exampleOf(schema, {}, false, name))

/** The call as one types it into a shell. */
export function curlOf({ method, path, operation }: Call, siteUrl: URL): string {
  const { parameters = [], requestBody, security, responses } = operation
  const wanted = parameters.filter(({ required }) => required)
  const address = new URL(path.replace(/\{(\w+)\}/g, (_, name: string) => wanted.filter((part) => part.name === name).map(exampleFor)[0] ?? ''), siteUrl)
  for (const parameter of wanted.filter((part) => part.in === 'query')) address.searchParams.set(parameter.name, exampleFor(parameter))
  const setsCookie = Object.values(responses).some(({ headers = {} }) => 'Set-Cookie' in headers)
  const parts = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(address.href)}`,
    ...(security.length > 0 ? ['-b cookies.txt'] : []),
    ...(setsCookie ? ['-c cookies.txt'] : []),
    ...(requestBody ? sent(requestBody.content) : []),
  ]
  return parts.join(' \\\n  ')
}

function sent(content: Record<string, { example?: unknown }>): string[] {
  const json = content['application/json']
  if (!json) return ["-H 'content-type: image/jpeg'", '--data-binary @picture.jpg']
  return ["-H 'content-type: application/json'", `-d ${quoted(JSON.stringify(json.example))}`]
}

/** One word to a shell, whatever stands in it. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`
