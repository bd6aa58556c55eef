/** Advisory lock. Seeding a world takes it exclusively. Work that must not run meanwhile takes it shared. */
export const WORLD_LOCK = 727_276
