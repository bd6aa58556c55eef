import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router'
import { PageTakenOver, readyForPage, useChild, useDirections } from '#pages/kit/app-context.ts'
import { PictureHosts } from '#pages/lobby/picture-hosts.tsx'
import type { RouterContext } from '#pages/site/app-actor.ts'
import {
  AppBanners,
  Bell,
  DrawerMenu,
  FooterExtra,
  LanguageMissing,
  Overlays,
  SideMenuExtra,
  VendorMenus,
  WhenSettled,
} from '#pages/site/overlays.tsx'
import { NotFound } from '#ui/kit/feedback/not-found.tsx'
import { BrandName } from '#ui/kit/layout/page-title.tsx'
import { Frame } from '#ui/layout/frame.tsx'
import { SystemStatus } from '#ui/site/system-status/system-status.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: readyForPage,
  component: Root,
  notFoundComponent: Nowhere,
})

function Root() {
  const { boot, app } = Route.useRouteContext()
  useDirections()
  const isBare = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.bare) })
  return (
    <BrandName value={boot.config.brand.name}>
      <PictureHosts>
        <WhenSettled>
          <AppBanners />
        </WhenSettled>
        <SystemStatus actor={useChild('systemStatus')} brand={boot.config.brand.name}>
          {isBare ? (
            <Outlet />
          ) : (
            <Frame
              app={app}
              boot={boot}
              menus={
                <WhenSettled>
                  <VendorMenus />
                </WhenSettled>
              }
              bell={
                <WhenSettled>
                  <Bell />
                </WhenSettled>
              }
              more={(onChoose) => (
                <WhenSettled>
                  <SideMenuExtra onChoose={onChoose} />
                </WhenSettled>
              )}
              DrawerMenu={DrawerMenu}
              languageMissing={
                <WhenSettled>
                  <LanguageMissing />
                </WhenSettled>
              }
              foot={
                <WhenSettled>
                  <FooterExtra />
                </WhenSettled>
              }
            >
              <Outlet />
            </Frame>
          )}
        </SystemStatus>
        <Overlays />
      </PictureHosts>
    </BrandName>
  )
}

function Nowhere() {
  return (
    <>
      <NotFound />
      <PageTakenOver />
    </>
  )
}
