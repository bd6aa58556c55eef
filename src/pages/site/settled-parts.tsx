/**
 * The parts that every page shows once it has settled (`WhenSettled`). They always load together, so they are
 * one file.
 */
export { ContinuePlayingContainer, HomeTileTools } from '#pages/lobby/home-extras.tsx'
export { VendorMenus } from '#pages/lobby/vendor-menus.tsx'
export { AppBanners, FooterExtraContainer } from './app-banners.tsx'
export { BellContainer } from './bell.container.tsx'
export { LanguageMissingContainer } from './language-missing.container.tsx'
export { SideMenuExtraContainer } from './side-menu-extra.container.tsx'
