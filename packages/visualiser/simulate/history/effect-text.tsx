import { Trans } from '@lingui/react/macro'

/** Translates an effect from `paths/machine/recorder.ts` and `paths/machine/observed-step.ts`. */
export function EffectText({ effect }: { effect: string }) {
  const [verb = ''] = effect.split(' ', 1)
  const what = effect.slice(verb.length + 1)
  switch (verb) {
    case 'through':
      return <Trans>through {what}</Trans>
    case 'starts':
      return <Trans>starts {what}</Trans>
    case 'emits':
      return <Trans>emits {what}</Trans>
    case 'does':
      return <Trans>does {what}</Trans>
    case 'cancels':
      return <Trans>cancels {what}</Trans>
    case 'remembers':
      return <Trans>remembers {what}</Trans>
    case '→':
      return <SentText what={what} />
    default:
      return effect
  }
}

const SENT = /^(?<receiver>.+?): (?<event>.+?)(?: in (?<moment>[\d.]+ (?:ms|s|min)))?$/

/** `parent: login.done`, `socket: subscribe in 5 s` */
function SentText({ what }: { what: string }) {
  const sent = SENT.exec(what)?.groups
  if (!sent) return `→ ${what}`
  const { receiver, event, moment } = sent
  return (
    <>
      → {receiver === 'parent' ? <Trans>parent</Trans> : receiver}:{' '}
      {moment === undefined ? (
        event
      ) : (
        <Trans>
          {event} in {moment}
        </Trans>
      )}
    </>
  )
}
