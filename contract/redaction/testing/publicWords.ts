/** Kept although their schemas let any text in, each looked at: codes, numbers of orders, public words of cars and places. */
export const publicWords: readonly string[] = `
  airports.city airports.name answer.car answer.declined answers.subject areas.city block.from block.to blocks.from
  blocks.to body.brand body.car_type body.category body.code body.colour body.drive body.extras body.from body.fuel
  body.insurance body.model body.steering body.to body.transmission body.version branch.city branches.city brand.code
  brands.code brands.name car.brand car.brand_code car.car_type car.category car.category_name car.city car.colour
  car.drive car.fuel car.fuel_name car.insurance car.missing car.model car.model_code car.slug car.steering
  car.transmission car.transmission_name car_type.code car_type.name car_types.code car_types.name card.brand
  card.category card.category_name card.city card.fuel card.fuel_name card.model card.slug card.transmission
  card.transmission_name cars.brand cars.category cars.category_name cars.city cars.fuel cars.fuel_name cars.image
  cars.missing cars.model cars.slug cars.transmission cars.transmission_name categories.code categories.name
  category.code change.car change.from change.to changes.fields cities.name city.code claim.number claims.car
  claims.number claims.order_number colour.code colour.name colours.code colours.name doors.code drive.code drive.name
  drives.code drives.name drop_off.city drop_off_hours.from drop_off_hours.to events.fields events.id exceptions.from exceptions.to extras.code extras.name
  favourites.brand favourites.category favourites.category_name favourites.city favourites.fuel favourites.fuel_name
  favourites.model favourites.slug favourites.transmission favourites.transmission_name fuel.code fuels.code
  fuels.name handovers.at hours.from hours.to image.placeholder image.srcset image.url images.placeholder
  images.srcset images.url instant.code insurances.code insurances.name item.brand item.code items.brand items.code
  last_message.key message.key messages.key model.code models.code models.name
  more_images.srcset more_images.url next_rental.at open_sessions.browser open_sessions.system operations.car
  operations.id operations.order_number operations.payout_number order.car order.city order.from order.number order.to
  orders.car orders.city orders.from orders.number orders.to overlaps.from overlaps.number overlaps.to params.code
  payment.order_number payout.month payout.number payouts.month payouts.number pick_up.city pick_up_hours.from pick_up_hours.to preview.brand
  preview.brand_code preview.category preview.category_name preview.city preview.fuel preview.fuel_name
  preview.insurance preview.model preview.model_code preview.slug preview.transmission preview.transmission_name
  prices.version query.brand query.car_type query.category query.doors query.drive query.extras query.from query.fuel
  query.model query.steering query.to query.transmission quote.free_until quote.from quote.to rating.code
  relaxations.filters report.build report.number report.screen requests.from requests.number requests.to
  sessions.browser sessions.system similar_cars.name steering.code steering.name steerings.code steerings.name
  substitute.number substitute_for.number terms.code traces.build traces.number traces.screen transmission.code
  transmissions.code transmissions.name winter_tyres.from winter_tyres.to
`
  .trim()
  .split(/\s+/);
