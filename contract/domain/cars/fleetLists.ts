/** Where cars are counted: each is in one tab. `needs_images` are those out of search that lack nothing but pictures. */
export const fleetTabs = ['active', 'inactive', 'needs_images', 'draft'] as const;

export const fleetSorts = ['newest', 'name', 'price', 'occupancy', 'next_rental', 'rating'] as const;
