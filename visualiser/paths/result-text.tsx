import { Trans, useLingui } from '@lingui/react/macro'
import type { LastResult } from './last-results.ts'
import styles from './paths.module.css'

/** How a path went the last time: where, when and with what. */
export function ResultText({ result }: { result: LastResult }) {
  const { i18n } = useLingui()
  const { passed, how, at, language, width, world, address } = result
  const circumstances = [language, width === null ? null : `${width} px`, world, address]
  return (
    <>
      <span className={passed ? styles.passed : styles.failed}>
        {passed ? <Trans>passed</Trans> : <Trans>failed</Trans>}
      </span>{' '}
      {how === 'machine' ? <Trans>on the machine</Trans> : <Trans>in the browser</Trans>}
      {' · '}
      <time dateTime={at}>{i18n.date(at, { dateStyle: 'short', timeStyle: 'short' })}</time>
      {circumstances
        .filter((one) => one !== null)
        .map((one) => ` · ${one}`)
        .join('')}
    </>
  )
}
