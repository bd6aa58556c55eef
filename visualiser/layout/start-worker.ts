import address from './worker.ts?worker&url'

type ScriptPolicy = { createScriptURL(address: string): string }
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptPolicy
}

/** Pages that enforce Trusted Types let a worker start by a policy only; this one knows one address. */
const policy: ScriptPolicy | undefined = (
  globalThis as { trustedTypes?: TrustedTypes }
).trustedTypes?.createPolicy('flows-worker', { createScriptURL: () => address })

/** Starts the worker that lays charts out. */
export function startWorker(): Worker {
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' })
}
