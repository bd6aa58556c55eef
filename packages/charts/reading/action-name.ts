import { paramsText } from './params-text.ts'

/** Names that JavaScript infers for anonymous functions, from the property that holds them. */
const UNNAMED = new Set(['', 'actions', 'entry', 'exit'])

/** The properties of a built-in action, which XState attaches to its function. */
type Declaration = {
  type: string
  resolve: unknown
  assignment?: unknown
  src?: unknown
  id?: unknown
  sendId?: unknown
  to?: unknown
  event?: unknown
  actorRef?: unknown
}

/**
 * Returns an action as readers see it: its name with fixed parameters. Built-in actions are described, for
 * example as `send socket.close to socket`.
 */
export function actionName(action: unknown): string {
  if (typeof action === 'string') return action
  if (typeof action === 'function')
    return isDeclaration(action) ? declared(action) : UNNAMED.has(action.name) ? 'inline' : action.name
  const { type, params } = action as { type: string; params?: unknown }
  return type + paramsText(params)
}

/** Whether the chart's author wrote the action. XState adds some for `after`. */
export function isAuthored(action: unknown): boolean {
  if (typeof action !== 'function' || !isDeclaration(action)) return true
  return !String(action.id ?? action.sendId).startsWith('xstate.after.')
}

const isDeclaration = (action: object): action is Declaration => 'type' in action && 'resolve' in action

function declared(action: Declaration): string {
  const type = action.type.replace(/^xstate\./, '')
  switch (type) {
    case 'assign':
      return isObject(action.assignment) ? `assign ${Object.keys(action.assignment).join(', ')}` : 'assign'
    case 'spawnChild':
      return `spawn ${typeof action.src === 'string' ? action.src : textOr(action.id, 'actor')}`
    case 'stopChild':
      return `stop ${textOr(action.actorRef, 'actor')}`
    case 'cancel':
      return `cancel ${textOr(action.sendId, '…')}`
    case 'sendTo':
      return `send ${eventName(action.event)} to ${textOr(action.to, '…')}`
    case 'raise':
    case 'emit':
      return `${type} ${eventName(action.event)}`
    default:
      return type
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const textOr = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise)

function eventName(event: unknown): string {
  if (typeof event === 'string') return event
  return isObject(event) && 'type' in event ? String(event.type) : '…'
}
