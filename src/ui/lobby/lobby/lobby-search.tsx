import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Drawing, Icon } from '#ui/kit/controls/icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'
import { drawings } from '#ui/kit/drawings/drawings.ts'
import type { LobbyActor } from './lobby-actors.ts'
import styles from './lobby-search.module.css'

/** The search field above a list of games (HOME-06). */
export function LobbySearch({ lobby }: { lobby: LobbyActor }) {
  const { t } = useLingui()
  const text = useSelector(lobby, ({ context }) => context.text)
  const empty = () => {
    lobby.send({ type: 'text.type', text: '' })
    lobby.send({ type: 'text.send' })
  }
  return (
    <search className={styles.search}>
      <form
        className={styles.field}
        onSubmit={(event) => {
          event.preventDefault()
          lobby.send({ type: 'text.send' })
        }}
      >
        <Drawing path={drawings.search} small />
        <input
          type="search"
          aria-label={t({ id: 'lobby.list.search', message: 'Search games or providers' })}
          placeholder={t({ id: 'lobby.list.search', message: 'Search games or providers' })}
          value={text}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => lobby.send({ type: 'text.type', text: target.value })}
          onKeyDown={({ key }) => {
            if (key === 'Escape') empty()
          }}
        />
        {text ? (
          <IconButton label={t({ id: 'common.clearSearch', message: 'Clear search' })} onClick={empty}>
            <Icon name="close" small />
          </IconButton>
        ) : null}
      </form>
    </search>
  )
}
