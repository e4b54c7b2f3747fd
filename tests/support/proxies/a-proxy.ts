import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from '../free-port.ts'
import { loadOn, type Target } from '../load.ts'

export type ProxyName = 'caddy' | 'nginx'

/** `npm test` finds or fetches both (scripts/setup/proxies.mjs). */
const PROGRAMS = { caddy: process.env.CADDY_PATH ?? '/usr/bin/caddy', nginx: process.env.NGINX_PATH ?? '/usr/sbin/nginx' }
const DEPLOY = join(import.meta.dirname, '../../../deploy')
/** The site's address in the files of deploy/. */
export const HOST = 'onjoue.example'
/** Made for these tests alone, and trusted by no one else. */
export const CERTIFICATE = join(import.meta.dirname, 'onjoue.example.pem')
const KEY = join(import.meta.dirname, 'onjoue.example.key')
export const CA = readFileSync(CERTIFICATE, 'utf8')

/** What stands in the files of deploy/ by what stands there for a test. @throws Error when the files don't have it */
const adapt = (text: string, changes: Record<string, string>): string =>
  Object.entries(changes).reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`The file in deploy/ doesn't have “${from}” anymore.`)
    return changed.replaceAll(from, to)
  }, text)

/** deploy/Caddyfile with a free port, this test's certificate instead of a public one, and both processes. */
const caddyFile = (folder: string, port: number, ports: number[]): string => {
  const own = `{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tdefault_bind 127.0.0.1\n\tstorage file_system ${folder}\n}\n`
  return own + adapt(readFileSync(join(DEPLOY, 'Caddyfile'), 'utf8'), {
    [`\n{$DOMAIN:${HOST}} {`]: `\n${HOST}:${port} {\n\ttls ${CERTIFICATE} ${KEY}`,
    '{$UPSTREAMS:127.0.0.1:3000}': ports.map((each) => `127.0.0.1:${each}`).join(' '),
  })
}

/** deploy/nginx.conf in a frame that needs none of the machine's folders, with free ports, a certificate, and both processes. */
const nginxFile = (folder: string, port: number, ports: number[], plainPort: number): string => {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`)
  const server = (each: number | string) => `server 127.0.0.1:${each} max_fails=0;`
  const site = adapt(readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8'), {
    [server(3000)]: ports.map(server).join('\n\t'),
    'listen 443 ': `listen 127.0.0.1:${port} `,
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    '/etc/ssl/onjoue.example.pem': CERTIFICATE,
    '/etc/ssl/onjoue.example.key': KEY,
  })
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `daemon off; ${user} pid ${folder}/pid; error_log stderr;\nevents {}\nhttp {\naccess_log off; ${places.join(' ')}\n${site}\n}\n`
}

/** A real proxy with its file from deploy/ in front of processes that listen on these ports. It ends with the test. */
export async function aProxy(name: ProxyName, ports: number[]): Promise<Required<Target> & { output: () => string }> {
  const folder = mkdtempSync(join(tmpdir(), `on-joue-${name}-`))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [port, file] = [await freePort(), join(folder, name === 'caddy' ? 'Caddyfile' : 'nginx.conf')]
  writeFileSync(file, name === 'caddy' ? caddyFile(folder, port, ports) : nginxFile(folder, port, ports, await freePort()))
  const args = name === 'caddy' ? ['run', '--config', file, '--adapter', 'caddyfile'] : ['-e', 'stderr', '-p', folder, '-c', file]
  const child = spawn(PROGRAMS[name], args, { stdio: ['ignore', 'pipe', 'pipe'], env: { PATH: process.env.PATH, HOME: folder } })
  onTestFinished(() => void child.kill('SIGTERM'))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.on('error', (error) => (output += `${error.message}. Install ${name}, or set ${name.toUpperCase()}_PATH.`))

  const target = { url: `https://127.0.0.1:${port}`, tls: { host: HOST, ca: CA } }
  for (const giveUpAt = Date.now() + 120_000; ; ) {
    const { answered } = await loadOn(target, { clients: 1, next: () => ({ path: '/healthz' }), isOver: ({ answered: ok, failed }) => ok.length + failed.length > 0 })
    if (answered.length > 0) return { ...target, output: () => output }
    if (Date.now() > giveUpAt || child.exitCode !== null || child.pid === undefined) throw new Error(`${name} doesn't pass requests on:\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
