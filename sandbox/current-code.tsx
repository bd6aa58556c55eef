import { Plural } from '@lingui/react/macro'
import { Secret, TOTP } from 'otpauth'
import { useEffect, useState } from 'react'
import styles from './console.module.css'

const SECOND = 1_000

/** Shows the secret's current authenticator code by the platform's clock, and how long it remains valid. */
export function CurrentCode({ secret, offset }: { secret: string; offset: number }) {
  const timestamp = useTicking() + offset
  const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp })
  const seconds = Math.ceil(TOTP.remaining({ timestamp }) / SECOND)
  return (
    <span className={styles.oneTimeCode}>
      <mark>{code}</mark>{' '}
      <Plural
        id="sandbox.currentCode.validFor"
        value={seconds}
        _0="expired"
        one="valid for # second"
        other="valid for # seconds"
      />
    </span>
  )
}

/** Returns the browser's time in epoch ms, updated every second. */
function useTicking(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(ticking)
  }, [])
  return now
}
