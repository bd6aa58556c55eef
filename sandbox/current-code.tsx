import { Plural } from '@lingui/react/macro'
import { Secret, TOTP } from 'otpauth'
import { useEffect, useState } from 'react'
import styles from './console.module.css'

const SECOND = 1_000

/** What an authenticator with this secret shows now, by the platform's clock, and for how long it is good. */
export function CurrentCode({ secret, offset }: { secret: string; offset: number }) {
  const timestamp = useTicking() + offset
  const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp })
  const seconds = Math.ceil(TOTP.remaining({ timestamp }) / SECOND)
  return (
    <span className={styles.oneTimeCode}>
      <mark>{code}</mark> <Plural value={seconds} one="good for # second" other="good for # seconds" />
    </span>
  )
}

/** The machine's time in epoch milliseconds, once a second. */
function useTicking(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(ticking)
  }, [])
  return now
}
