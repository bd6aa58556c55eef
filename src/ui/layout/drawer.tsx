import { useLingui } from '@lingui/react/macro'
import { type ComponentType, Suspense, useState } from 'react'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'
import { PartBoundary } from '#ui/kit/feedback/part-boundary.tsx'
import type { DrawerMenuProps } from './drawer-menu.tsx'

export type DrawerProps = Omit<DrawerMenuProps, 'onClose'> & {
  /** Loads when it is first rendered. */
  Menu: ComponentType<DrawerMenuProps>
}

/** The button that opens the side menu on phones. If the menu fails to load, the button can be pressed again. */
export function Drawer({ Menu, ...menu }: DrawerProps) {
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
        <PartBoundary onFailed={close}>
          <Suspense>
            <Menu {...menu} onClose={close} />
          </Suspense>
        </PartBoundary>
      ) : null}
    </>
  )
}
