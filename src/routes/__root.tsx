import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { PageTakenOver, readyForPage, useChild, useDirections } from '#pages/kit/app-context.ts'
import { PictureHosts } from '#pages/lobby/picture-hosts.tsx'
import type { RouterContext } from '#pages/site/app-actor.ts'
import {
  AppBanners,
  Bell,
  FooterExtra,
  Late,
  Overlays,
  SideMenuExtra,
  VendorMenus,
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
  // The server does not know the viewer, so it omits the parts that depend on the viewer. They also stay
  // hidden while a password change is required.
  const isKnown = useSelector(
    useChild('session'),
    (snapshot) => snapshot.hasTag('visitor') || snapshot.hasTag('loggedIn'),
  )
  const isBare = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.bare) })
  return (
    <BrandName value={boot.config.brand.name}>
      <PictureHosts>
        {isKnown && (
          <Late>
            <AppBanners />
          </Late>
        )}
        <SystemStatus actor={useChild('systemStatus')} brand={boot.config.brand.name}>
          {isBare ? (
            <Outlet />
          ) : (
            <Frame
              app={app}
              boot={boot}
              menus={
                <Late>
                  <VendorMenus />
                </Late>
              }
              bell={
                isKnown && (
                  <Late>
                    <Bell />
                  </Late>
                )
              }
              more={(onChoose) =>
                isKnown && (
                  <Late>
                    <SideMenuExtra onChoose={onChoose} />
                  </Late>
                )
              }
              foot={
                isKnown && (
                  <Late>
                    <FooterExtra />
                  </Late>
                )
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
