/** A bucket in an S3-compatible store, and what opens it. */
export interface StorePlace {
  bucket: string
  /** Where the store answers; Amazon's own address in the region without it. */
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken: string | undefined
}

/** Where uploads are in the bucket: as in DATA_DIR, so that a move copies names as they are. */
export const UPLOADS = 'uploads/'
/** Where builds share the browser's files. */
export const BUILD_FILES = 'assets/'

/** Amazon's first region, which stores without regions take too. */
const REGION = 'us-east-1'
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const PARAMETERS = new Set(['endpoint', 'region'])

/** Whether a text is like `s3://bucket?endpoint=https://…&region=…`, without a login, a path, or anything unknown. */
export function isFilesUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, host, username, pathname, searchParams } = new URL(text)
  const endpoint = searchParams.get('endpoint')
  const isKnown = [...searchParams.keys()].every((name) => PARAMETERS.has(name))
  return protocol === 's3:' && host === hostname && BUCKET.test(hostname) && username === '' && /^\/?$/.test(pathname) && isKnown && (endpoint === null || isHttp(endpoint))
}

const isHttp = (address: string): boolean =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) && new URL(address).username === ''

/** The bucket that FILES_URL names. */
export function storePlace(filesUrl: string, login: Pick<StorePlace, 'accessKeyId' | 'secretAccessKey' | 'sessionToken'>): StorePlace {
  const { hostname, searchParams } = new URL(filesUrl)
  return { bucket: hostname, endpoint: searchParams.get('endpoint') ?? undefined, region: searchParams.get('region') ?? REGION, ...login }
}
