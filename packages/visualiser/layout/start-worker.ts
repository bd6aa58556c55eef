import pathsAddress from '../paths/generate/worker.ts?worker&url'
import layoutAddress from './worker.ts?worker&url'

type ScriptPolicy = { createScriptURL(address: string): string }
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptPolicy
}

const addresses = [layoutAddress, pathsAddress]

/** Under Trusted Types, starting a worker needs a policy. This policy allows only the page's own workers. */
const policy: ScriptPolicy | undefined = (
  globalThis as { trustedTypes?: TrustedTypes }
).trustedTypes?.createPolicy('flows-worker', {
  createScriptURL(address) {
    if (!addresses.includes(address)) throw new TypeError(`${address} is not a worker of this page.`)
    return address
  },
})

const start = (address: string): Worker =>
  new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' })

/** The URL of the layout worker's script. It differs between versions of ELK. */
export { layoutAddress }

export const startWorker = (): Worker => start(layoutAddress)

export const startPathsWorker = (): Worker => start(pathsAddress)
