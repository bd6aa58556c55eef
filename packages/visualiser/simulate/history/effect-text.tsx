import { Trans } from '@lingui/react/macro'

/** Translates an effect that `paths/machine/recorder.ts` or `paths/machine/observed-step.ts` describes. */
export function EffectText({ effect }: { effect: string }) {
  const [verb = ''] = effect.split(' ', 1)
  const what = effect.slice(verb.length + 1)
  switch (verb) {
    case 'through':
      return <Trans id="flows.simulate.effectThrough">through {what}</Trans>
    case 'starts':
      return <Trans id="flows.simulate.effectStarts">starts {what}</Trans>
    case 'emits':
      return <Trans id="flows.simulate.effectEmits">emits {what}</Trans>
    case 'does':
      return <Trans id="flows.simulate.effectDoes">runs {what}</Trans>
    case 'cancels':
      return <Trans id="flows.simulate.effectCancels">cancels {what}</Trans>
    case 'remembers':
      return <Trans id="flows.simulate.effectStores">stores {what}</Trans>
    case '→':
      return <SentText what={what} />
    default:
      return effect
  }
}

const SENT = /^(?<receiver>.+?): (?<event>.+?)(?: in (?<moment>[\d.]+ (?:ms|s|min)))?$/

/** Shows a sent event, such as `parent: login.done` or `socket: subscribe in 5 s`. */
function SentText({ what }: { what: string }) {
  const sent = SENT.exec(what)?.groups
  if (!sent) return `→ ${what}`
  const { receiver, event, moment } = sent
  return (
    <>
      → {receiver === 'parent' ? <Trans id="flows.simulate.parent">parent</Trans> : receiver}:{' '}
      {moment === undefined ? (
        event
      ) : (
        <Trans id="flows.simulate.eventIn">
          {event} in {moment}
        </Trans>
      )}
    </>
  )
}
