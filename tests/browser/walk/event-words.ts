import type { EventMessage } from '@palpite/visualiser/inspection/live-message.ts'

/** Formats an event as a log line with sender, receiver and type. */
export function eventWords({ actor, from, event }: EventMessage, nameOf: (actor: string) => string): string {
  const name = nameOf(actor)
  if (event.type === 'xstate.init') return `${name} begins`
  return `${from === null ? 'page' : nameOf(from)} → ${name}: ${typeWords(event.type)}`
}

/** Makes an event type readable, for example `logIn done`, `after untilResend` or `form.submit`. */
function typeWords(type: string): string {
  const [, ending, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (ending) return `${actor} ${ending}`
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? []
  return delay ? `after ${delay}` : type
}
