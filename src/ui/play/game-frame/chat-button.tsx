import { useLingui } from '@lingui/react/macro'
import { Drawing } from '#ui/kit/controls/icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'

const bubble = 'M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12.5h5'

type Props = { isOpen: boolean; onToggle: () => void; panelId: string }

export function ChatButton({ isOpen, onToggle, panelId }: Props) {
  const { t } = useLingui()
  return (
    <IconButton
      label={t({ id: 'common.chat', message: 'Chat' })}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={onToggle}
    >
      <Drawing path={bubble} small />
    </IconButton>
  )
}
