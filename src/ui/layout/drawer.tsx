import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, useState } from 'react'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'
import { LanguageMissing } from './language-missing.tsx'
import { SideMenu } from './side-menu.tsx'

type Props = Pick<ComponentProps<typeof SideMenu>, 'entries' | 'language' | 'more'>

export function Drawer(menu: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton
        label={t({ id: 'common.menu', message: 'Menu' })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </IconButton>
      {open ? (
        <Dialog shape="drawer" title={<Trans id="common.menu">Menu</Trans>} onClose={close}>
          <LanguageMissing actor={menu.language} />
          <SideMenu {...menu} onChoose={close} />
        </Dialog>
      ) : null}
    </>
  )
}
