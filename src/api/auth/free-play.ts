import { browserStorage } from '#api/browser/browser-storage.ts'
import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import { encryptTo } from '#api/http/sealer.ts'
import { freePlay } from '#protocol/auth/session.ts'
import { wire } from '#protocol/kit/protocol-constants.ts'
import { randomId } from '#protocol/kit/random-id.ts'
import { readPublicKey } from '#protocol/kit/sealed.ts'

/** Who plays for fun now, or why nobody does. */
export type FreePlayAnswer = Answer<typeof freePlay>

/** Longest name of an operating system that the platform takes. */
const LONGEST_OS = 40
/** Under this name a password change once left its state behind (LOGIN-12). */
const CHANGED_PASSWORD = 'cpw'
const stores = [browserStorage('sessionStorage'), browserStorage('localStorage')]

/** Starts a trial session with play money; nothing else is sent than what the platform asks for (LOGIN-12). */
export async function startFreePlay(signal: AbortSignal): Promise<FreePlayAnswer> {
  const random = await sealedRandom(signal)
  return callApi(
    freePlay,
    { os: operatingSystem(), platform: wire.platformShort, random, version: wire.gatewayVersion },
    { signal },
  )
}

/** Forgets the stored `cpw` value. */
export function clearChangedPassword(): void {
  for (const store of stores) store.remove(CHANGED_PASSWORD)
}

/** A random string, encrypted to the platform's key. */
async function sealedRandom(signal: AbortSignal): Promise<string> {
  return encryptTo(await fetchValue(readPublicKey, {}, { signal }), randomId())
}

function operatingSystem(): string {
  const { userAgentData, platform } = navigator as Navigator & { userAgentData?: { platform: string } }
  return (userAgentData?.platform || platform || 'unknown').slice(0, LONGEST_OS)
}
