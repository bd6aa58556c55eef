export const REDACTED = '•••'

/**
 * Keys whose texts come from the product, not from users. `true` shows every text that looks like a name. A
 * list shows only the texts in the list, since other values of that key may come from users.
 */
const enumerations: { readonly [key: string]: true | readonly string[] } = {
  type: true,
  kind: true,
  field: true,
  method: true,
  side: true,
  status: true,
  reason: true,
  refusal: true,
  problem: true,
  phase: true,
  player: true,
  arrival: true,
  suspicion: true,
  outcome: true,
  show: true,
  language: ['pt', 'en', 'ty'],
  codeSender: ['platform', 'firebase'],
  to: ['register', 'forgot', 'login'],
}

/** A name, or several names joined by dots: `editing`, `login.wrong`, `xstate.done.actor.0.login.open`. */
const NAME = /^[a-zA-Z][\w-]*(\.[\w() -]+)*$/
const LONGEST_NAME = 120

/** The code of a refusal or failure that the platform reports: `login.wrong`. */
const REFUSAL_CODE = /^[a-z][a-zA-Z]{1,30}\.[a-z][a-zA-Z]{1,40}$/

/** A key from the program, with letters and at most two digits. Any other key may contain user data. */
const KEY = /^[a-zA-Z]{1,40}\d{0,2}$/

/** Keys whose values are hidden even if they are numbers. */
const SECRET = /password|token|captcha|code$|secret|mobile|phone|document|pin$/i

/** Objects and lists at this depth are hidden. */
const DEEPEST = 6
/** Maximum number of entries that are shown of one object or list. */
const MOST_ENTRIES = 30
/** After this many values, all further objects and lists are hidden. */
const MOST_VALUES = 400

/**
 * Hides everything except booleans, null, numbers under harmless keys, and the product's own names.
 * Returns plain data of limited size. Calls no getters or methods of the value.
 */
export function redacted(value: unknown): unknown {
  return new Redaction().show(value, '', 0)
}

export function redactedEvent(event: { type: string }): { type: string; [key: string]: unknown } {
  const shown = redacted(event)
  return { ...(typeof shown === 'object' ? shown : {}), type: event.type }
}

class Redaction {
  readonly #around: object[] = []
  #left = MOST_VALUES

  show(value: unknown, key: string, depth: number, holder?: object): unknown {
    this.#left -= 1
    if (value === null || typeof value === 'boolean') return value
    if (value === undefined) return undefined
    if (typeof value === 'number') return SECRET.test(key) ? REDACTED : value
    if (typeof value === 'string') return isShown(value, key, holder) ? value : REDACTED
    if (typeof value !== 'object' || depth === DEEPEST || this.#left < 0) return REDACTED
    if (this.#around.includes(value) || !isPlain(value)) return REDACTED
    this.#around.push(value)
    try {
      return Array.isArray(value) ? this.#list(value, key, depth) : this.#entries(value, depth)
    } finally {
      this.#around.pop()
    }
  }

  #list(list: readonly unknown[], key: string, depth: number): unknown[] {
    const shown: unknown[] = []
    for (let index = 0; index < Math.min(list.length, MOST_ENTRIES); index++) {
      const own = Object.getOwnPropertyDescriptor(list, index)
      shown.push(own && 'value' in own ? this.show(own.value, key, depth + 1, list) : REDACTED)
    }
    return list.length > MOST_ENTRIES ? [...shown, REDACTED] : shown
  }

  #entries(object: object, depth: number): { [key: string]: unknown } {
    const shown: { [key: string]: unknown } = {}
    let hidden = 0
    for (const key of Object.keys(object).slice(0, MOST_ENTRIES)) {
      const own = Object.getOwnPropertyDescriptor(object, key)
      const name = KEY.test(key) ? key : `${REDACTED}${++hidden}`
      shown[name] = own && 'value' in own ? this.show(own.value, key, depth + 1, object) : REDACTED
    }
    return shown
  }
}

function isShown(text: string, key: string, holder: object | undefined): boolean {
  if (text === '') return true
  if (key === 'code') return REFUSAL_CODE.test(text) && isRefusal(holder)
  const known = Object.hasOwn(enumerations, key) ? enumerations[key] : undefined
  if (known === true) return text.length <= LONGEST_NAME && NAME.test(text)
  return known?.includes(text) ?? false
}

/**
 * Whether an object with a `code` is a refusal, which also has a `message` or `reason`. If a user typed the
 * code, its object has neither.
 */
const isRefusal = (holder: object | undefined): boolean =>
  holder !== undefined && (Object.hasOwn(holder, 'message') || Object.hasOwn(holder, 'reason'))

/** Whether a value is an array, an object literal or an error, as opposed to an instance of another class. */
function isPlain(value: object): boolean {
  if (Array.isArray(value) || value instanceof Error) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
