/** Thrown on a timeout. Some promises, such as reCAPTCHA's, may never settle. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime'
}

/** Rejects with `OutOfTime` if the promise has not settled after `milliseconds`. */
export function withinTime<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new OutOfTime()), milliseconds)
    void promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
