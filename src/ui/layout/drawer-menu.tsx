import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { LanguageMissing } from './language-missing.tsx'
import { SideMenu } from './side-menu.tsx'

export type DrawerMenuProps = Pick<ComponentProps<typeof SideMenu>, 'entries' | 'language' | 'more'> & {
  onClose: () => void
}

/** The side menu in a dialog, for phones. */
export function DrawerMenu({ onClose, ...menu }: DrawerMenuProps) {
  return (
    <Dialog shape="drawer" title={<Trans id="common.menu">Menu</Trans>} onClose={onClose}>
      <LanguageMissing actor={menu.language} />
      <SideMenu {...menu} onChoose={onClose} />
    </Dialog>
  )
}
