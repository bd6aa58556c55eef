import { browserStorage } from '#api/browser/browser-storage.ts'
import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import { encryptTo } from '#api/http/sealer.ts'
import { freePlay } from '#protocol/auth/free-play.ts'
import { protocolConstants } from '#protocol/kit/protocol-constants.ts'
import { randomId } from '#protocol/kit/random-id.ts'
import { readPublicKey } from '#protocol/kit/sealed.ts'

export type FreePlayAnswer = Answer<typeof freePlay>

/** Maximum length of the operating system's name that the platform accepts. */
const LONGEST_OS = 40
/** Storage key under which an earlier build recorded password changes (LOGIN-12). */
const CHANGED_PASSWORD = 'cpw'
const stores = [browserStorage('sessionStorage'), browserStorage('localStorage')]

/** Starts a trial session. The request contains only the data that the platform requires (LOGIN-12). */
export async function startFreePlay(signal: AbortSignal): Promise<FreePlayAnswer> {
  const random = await sealedRandom(signal)
  return callApi(
    freePlay,
    {
      os: operatingSystem(),
      platform: protocolConstants.platformShort,
      random,
      version: protocolConstants.gatewayVersion,
    },
    { signal },
  )
}

export function clearChangedPassword(): void {
  for (const store of stores) store.remove(CHANGED_PASSWORD)
}

async function sealedRandom(signal: AbortSignal): Promise<string> {
  return encryptTo(await fetchValue(readPublicKey, {}, { signal }), randomId())
}

function operatingSystem(): string {
  const { userAgentData, platform } = navigator as Navigator & { userAgentData?: { platform: string } }
  return (userAgentData?.platform || platform || 'unknown').slice(0, LONGEST_OS)
}
