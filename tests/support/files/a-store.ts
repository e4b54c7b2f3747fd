import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type StorePlace, storePlace } from '../../../src/server/files/store-place.ts'

const BUCKET = 'on-joue'
/** The account that the server knows. */
const LOGIN = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', sessionToken: undefined }

/** An S3-compatible server in a process of its own, which speaks the real protocol and checks signatures. */
export interface TestStore {
  place: StorePlace
  /** What a site needs to use it. */
  environment: Record<string, string>
  /** Ends it at once; what it stores stays. */
  stop: () => Promise<void>
  /** Stops answering, as a machine does whose disk hangs: connections stay open. It ends with the test. */
  freeze: () => void
  /** Starts it again at the same address. */
  start: () => Promise<void>
}

/** Starts a store with an empty bucket; it goes when the test has ended. */
export async function aStore(): Promise<TestStore> {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-store-'))
  let running: ChildProcess | undefined
  let port = '0'
  const stop = async () => {
    const child = running
    running = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  const start = async () => {
    const child = spawn(process.execPath, ['--openssl-legacy-provider', join(import.meta.dirname, 's3-server.mjs'), folder, BUCKET, port], { stdio: ['ignore', 'pipe', 'inherit'] })
    running = child
    port = await listeningPort(child)
  }
  onTestFinished(async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  })
  await start()
  const url = `s3://${BUCKET}?endpoint=http://127.0.0.1:${port}&region=us-east-1`
  const environment = { FILES_URL: url, AWS_ACCESS_KEY_ID: LOGIN.accessKeyId, AWS_SECRET_ACCESS_KEY: LOGIN.secretAccessKey }
  return { place: storePlace(url, LOGIN), environment, stop, freeze: () => void running?.kill('SIGSTOP'), start }
}

const listeningPort = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`The store ended with ${code}.`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      const port = /listening on (\d+)/.exec(chunk.toString())?.[1]
      if (port) resolve(port)
    })
  })
