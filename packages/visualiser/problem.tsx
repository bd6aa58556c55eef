import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './app.module.css'
import { ToolButton } from './simulate/tool-button.tsx'

type Props = { children: ReactNode; message: string; onRetry(): void }

export function Problem({ children, message, onRetry }: Props) {
  return (
    <div className={styles.problem} role="alert">
      <p>{children}</p>
      <code>{message}</code>
      <ToolButton onClick={onRetry}>
        <Trans id="flows.common.tryAgain">Try again</Trans>
      </ToolButton>
    </div>
  )
}
