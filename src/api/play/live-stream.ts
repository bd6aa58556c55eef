import { callApi, fetchValue } from '#api/http/call-api.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import type { Language } from '#domain/text/language.ts'
import { joinLiveStream, type LiveModel, listLiveModels } from '#protocol/play/live-stream.ts'
import { launchAddress } from './launch-address.ts'
import { launchHosts } from './launch-hosts.ts'

export const readModels = async (language: Language, signal: AbortSignal): Promise<LiveModel[]> =>
  (await fetchValue(listLiveModels, { language }, { signal })).models

export type StreamJoined =
  | {
      outcome: 'joined'
      model: LiveModel
      /** Validated by `launchAddress`. */
      address: string
      chatRoomId: string
    }
  /** `startsAt` is when the host's next stream starts, in ISO 8601. Null if unknown. */
  | { outcome: 'offline'; startsAt: string | null }
  /** The stream's game requires a real-money account. */
  | { outcome: 'trial' }
  | { outcome: 'unknown' }

export async function joinStream(
  { modelId }: { modelId: string },
  signal: AbortSignal,
): Promise<StreamJoined> {
  const [answer, hosts] = await Promise.all([
    callApi(joinLiveStream, { modelId }, { signal }),
    launchHosts(signal),
  ])
  if (answer.ok) {
    const { model, url, chatRoomId } = answer.value
    const address = launchAddress({ path: url, hosts, page: location.origin, random: Math.random() })
    if (address === null) throw new CallFailed('shape', { cause: url })
    return { outcome: 'joined', model, address, chatRoomId }
  }
  const { refusal } = answer
  if (refusal.code === 'live.offline') return { outcome: 'offline', startsAt: refusal.value.startsAt }
  return { outcome: refusal.code === 'live.trial' ? 'trial' : 'unknown' }
}
