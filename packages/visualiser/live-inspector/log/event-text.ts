/**
 * Returns an event's type as charts show it: `logIn done`, `readBalance error`, `after untilRetry`. Other
 * types stay unchanged.
 */
export function eventName(type: string): string {
  const [, end, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (actor !== undefined) return `${actor} ${end}`
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? []
  return delay === undefined ? type : `after ${delay}`
}

/**
 * Returns the data of an event in one line, without the type: `field: user · isLong: true`. Empty if there is
 * none.
 */
export function dataText({ type: _type, ...data }: { type: string; [key: string]: unknown }): string {
  return Object.entries(data)
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' · ')
}

/** Formats a time (epoch ms) as local time: `14:03:05.120`. */
export function clockTime(at: number): string {
  const date = new Date(at)
  const two = (part: number) => String(part).padStart(2, '0')
  const whole = [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')
  return `${whole}.${String(date.getMilliseconds()).padStart(3, '0')}`
}
