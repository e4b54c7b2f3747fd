// Lighthouse's own mobile run, each in a fresh browser; the median of several, since single runs vary.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { environment, runNode } from '../scripts/setup/run.mjs'
import { median } from './table.mjs'

const LIGHTHOUSE = fileURLToPath(new URL('node_modules/lighthouse/cli/index.js', import.meta.url))
const CATEGORIES = { performance: 'performance', accessibility: 'accessibility', 'best-practices': 'best practices', seo: 'SEO' }
const METRICS = {
  'first-contentful-paint': 'FCP ms',
  'cumulative-layout-shift': 'CLS',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
}

/** @returns {Promise<Record<string, number>>} median by name; scores from 0 to 100 */
export async function measureLighthouse(url, { executablePath, args, runs }) {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-lighthouse-'))
  try {
    const results = []
    for (let run = 0; run < runs; run += 1) results.push(await once(url, join(folder, `${run}.json`), executablePath, args))
    const names = Object.keys(results[0])
    return Object.fromEntries(names.map((name) => [name, median(results.map((result) => result[name]))]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function once(url, file, executablePath, chromeArgs) {
  let output = ''
  const only = `--only-categories=${Object.keys(CATEGORIES).join(',')}`
  const flags = `--chrome-flags=${chromeArgs.join(' ')}`
  const args = [LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${file}`, only, flags]
  const env = environment({ CHROME_PATH: executablePath, NODE_ENV: 'production' })
  const code = await runNode(args, { env, onOutput: (text) => (output += text) })
  if (code !== 0) throw new Error(`Lighthouse failed: ${output}`)

  const { categories, audits, runtimeError } = JSON.parse(readFileSync(file, 'utf8'))
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`)
  const scores = Object.entries(CATEGORIES).map(([id, name]) => [name, Math.round(categories[id].score * 100)])
  const metrics = Object.entries(METRICS).map(([id, name]) => [name, audits[id].numericValue])
  return Object.fromEntries([...scores, ...metrics])
}
