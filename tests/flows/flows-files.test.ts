import { mkdirSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { temporaryFolder } from '@palpite/paths/tests/temporary-folder.ts'
import { expect, it, onTestFinished } from 'vitest'
import { startFlows } from '#tests/browser/flows/flows-server.ts'

const SECRETS = /root:|nobody knows/

/** Requests a path as it is. `fetch` would resolve `..` in it. */
function ask(url: string, address: string) {
  return new Promise<{ status: number; text: string; policy: string | undefined }>((resolve, reject) => {
    http
      .get({ port: new URL(url).port, host: '127.0.0.1', path: address }, (reply) => {
        let text = ''
        reply.setEncoding('utf8')
        reply.on('data', (part: string) => {
          text += part
        })
        const policy = reply.headers['content-security-policy']
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text, policy: policy?.toString() }))
      })
      .on('error', reject)
  })
}

it('the flows server serves a module’s package but no private files outside it', async () => {
  const folder = temporaryFolder()
  const shop = path.join(folder, 'shop')
  mkdirSync(path.join(shop, 'src'), { recursive: true })
  writeFileSync(path.join(shop, 'package.json'), '{}')
  writeFileSync(path.join(shop, 'kind.ts'), `export const kind = 'a lamp'`)
  writeFileSync(path.join(folder, 'secret.ts'), `export const secret = 'nobody knows'`)
  const file = path.join(shop, 'src', 'lamp.ts')
  writeFileSync(file, `import { createMachine } from 'xstate'\nexport const lamp = createMachine({})`)
  const flows = await startFlows(file)
  onTestFinished(flows.stop)

  const page = await ask(flows.url, '/')
  expect(page).toMatchObject({ status: 200, policy: expect.stringContaining("default-src 'self'") })
  expect((await ask(flows.url, `/@fs${shop}/kind.ts`)).text).toContain('a lamp')
  expect((await ask(flows.url, `/@fs${path.resolve('packages/charts/edges.ts')}`)).text).toContain('pathOf')

  const up = (step: string) => path.relative(shop, '/').split(path.sep).fill(step).join('/')
  const outside = ['..', '%2e%2e', '.%2e'].flatMap((step) => [
    `${shop}/${up(step)}/etc/passwd`,
    `${shop}/${step}/secret.ts`,
  ])
  for (const place of ['/etc/passwd', `${folder}/secret.ts`, ...outside]) {
    for (const how of ['', '?raw', '?import&raw', '?url', '?inline', '??raw', '?raw??']) {
      const { status, text } = await ask(flows.url, `/@fs${place}${how}`)
      expect({ place, how, status }).toEqual({ place, how, status: 403 })
      expect(text).not.toMatch(SECRETS)
    }
    // With encoded slashes, the path matches no file.
    const { text } = await ask(flows.url, `/@fs/${place.slice(1).replaceAll('/', '%2f')}`)
    expect(text).not.toMatch(SECRETS)
  }
}, 60_000)
