import { useLingui } from '@lingui/react/macro'
import { Drawing } from '#ui/kit/controls/icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'
import { useFullScreen } from '#ui/kit/hooks/use-full-screen.ts'

const corners = {
  on: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
  off: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
}

/** Shows the game and its bar in full screen. Renders nothing if the browser does not support this. */
export function FullScreenButton() {
  const { t } = useLingui()
  const { state, toggle } = useFullScreen()
  if (state === 'unsupported') return null
  return (
    <IconButton
      label={
        state === 'on'
          ? t({ id: 'play.gameFrame.leaveFullScreen', message: 'Leave full screen' })
          : t({ id: 'play.gameFrame.fullScreen', message: 'Full screen' })
      }
      onClick={toggle}
    >
      <Drawing path={corners[state]} small />
    </IconButton>
  )
}
