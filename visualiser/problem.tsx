import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/kit/controls/button.tsx'
import styles from './app.module.css'

type Props = { children: ReactNode; message: string; onRetry(): void }

/** What went wrong in a sentence, what the program said of it, and another try. */
export function Problem({ children, message, onRetry }: Props) {
  return (
    <div className={styles.problem} role="alert">
      <p>{children}</p>
      <code>{message}</code>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
