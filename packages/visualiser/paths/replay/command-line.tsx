import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import styles from '#visualiser/paths/paths.module.css'
import { ToolButton } from '#visualiser/simulate/tool-button.tsx'
import { commandOf, type ReplayOptions } from './replay-options.ts'

type Props = { id: string; flow: string; options: ReplayOptions | undefined }

export function CommandLine({ id, flow, options }: Props) {
  const command = commandOf(id, flow, options)
  // There is no clipboard on pages served over plain HTTP.
  const { clipboard }: Partial<Navigator> = navigator
  const [copied, setCopied] = useState('')
  return (
    <p className={styles.command}>
      <code>{command}</code>
      {clipboard ? (
        <ToolButton
          look="plain"
          onClick={() => void clipboard.writeText(command).then(() => setCopied(command))}
        >
          <span role="status">
            {copied === command ? (
              <Trans id="flows.paths.copied">Copied</Trans>
            ) : (
              <Trans id="flows.paths.copy">Copy</Trans>
            )}
          </span>
        </ToolButton>
      ) : null}
    </p>
  )
}
