/** The tabs of the list, each car in one. `needs_images` are cars that lack only pictures. */
export const fleetTabs = ['active', 'inactive', 'needs_images', 'draft'] as const;

export const fleetSorts = ['newest', 'name', 'price', 'occupancy', 'next_rental', 'rating'] as const;
