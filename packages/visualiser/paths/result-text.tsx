import { Trans, useLingui } from '@lingui/react/macro'
import { OutcomeText } from '#visualiser/paths/replay/outcome-text.tsx'
import type { LastResult } from './last-results.ts'

type Props = {
  result: LastResult
  isOlder?: boolean
}

export function ResultText({ result, isOlder = false }: Props) {
  const { i18n } = useLingui()
  const { outcome, how, at, language, width, world, address } = result
  const circumstances = [language, width === null ? null : `${width} px`, world, address]
  return (
    <>
      <OutcomeText outcome={outcome} />{' '}
      {how === 'machine' ? (
        <Trans id="flows.paths.onMachine">on the machine</Trans>
      ) : (
        <Trans id="flows.paths.inBrowser">in the browser</Trans>
      )}
      {' · '}
      <time dateTime={at}>{i18n.date(at, { dateStyle: 'short', timeStyle: 'short' })}</time>
      {circumstances
        .filter((one) => one !== null)
        .map((one) => ` · ${one}`)
        .join('')}
      {isOlder && (
        <>
          {' · '}
          <Trans id="flows.paths.olderChart">with an older chart</Trans>
        </>
      )}
    </>
  )
}
