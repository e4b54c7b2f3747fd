// An S3-compatible server as its own process: node --openssl-legacy-provider s3-server.mjs FOLDER BUCKET PORT
import S3rver from '@20minutes/s3rver'

const [directory, name, port] = process.argv.slice(2)
const server = new S3rver({ address: '127.0.0.1', port: Number(port), directory, configureBuckets: [{ name }], silent: true })
// It leaves the last slash out of what has to be signed for a bucket, where clients and Amazon sign the path as it's sent.
server.middleware.unshift((ctx, next) => {
  if (ctx.path !== `/${name}/`) return next()
  Object.defineProperty(ctx.state, 'vhost', { get: () => true, set: () => {} })
  ctx.mountPath = '/'
  return next()
})
const address = await server.run()
process.stdout.write(`listening on ${address.port}\n`)
