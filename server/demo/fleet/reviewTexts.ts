type Texts = readonly [string, ...string[]];

/** What clients wrote, by language and stars; three covers three and below. */
export const reviewTexts: Readonly<Record<'en' | 'ka' | 'ru', Readonly<Record<5 | 4 | 3, Texts>>>> = {
  en: {
    5: [
      'Calm, clean, no surprises. The child seat was already fitted when we arrived.',
      'The owner met us at the airport at two in the morning and still smiled.',
      'Went to Ushguli and back without a single worry. Exactly the car for these roads.',
      'Spotless inside and a full tank. Pick-up took five minutes.',
      'We extended by a day with one message. Would rent again tomorrow.',
      'Better than the photos. Brakes and tyres are clearly looked after.',
      'Fuel use was even lower than promised. Thank you for the map of wine cellars!',
      'Everything as described, deposit was back within the hour.',
      'Third time with this owner, third time perfect.',
      'Great on the highway, great in the snow near Gudauri.',
      'It started conversations at every petrol station. What a car.',
      'Honest person, honest price.',
    ],
    4: [
      'Good car and a friendly owner. The air conditioning needed a minute to wake up.',
      'All fine, only the phone holder was missing.',
      'Solid trip. A small scratch was noted together before we left, no problem at the end.',
      'Comfortable, but the boot is smaller than I thought.',
      'Pick-up was fifteen minutes late, everything else was great.',
      'Drives well. I would have liked better speakers for the long road to Batumi.',
    ],
    3: [
      'The car does its job, but it was not washed when we got it.',
      'A warning lamp came on near Gori. The owner helped by phone, still it cost us two hours.',
      'Fine for the price, noisier than expected.',
    ],
  },
  ka: {
    5: [
      'სუფთა, გამართული მანქანა, ყველაფერი ისე იყო, როგორც წერია.',
      'მეპატრონე აეროპორტში დაგვხვდა და ყველაფერი დეტალურად აგვიხსნა. დიდი მადლობა!',
      'სვანეთში ვიყავით, ერთი წუთითაც არ გვინერვიულია.',
      'ძალიან ეკონომიურია, ბათუმამდე ნახევარი ავზიც არ დაგვეხარჯა.',
      'მეორედ ვიქირავე და კიდევ ვიქირავებ.',
      'ზრდილობიანი ადამიანი და მოვლილი მანქანა. გირჩევთ.',
      'ქორწილისთვის ავიყვანეთ, ყველას ძალიან მოეწონა.',
      'დეპოზიტი იმავე საღამოს დამიბრუნდა.',
      'სალონი ახალივითაა, ბავშვის სავარძელიც უფასოდ დაგვიყენეს.',
    ],
    4: [
      'კარგი მანქანაა, მხოლოდ კონდიციონერი ცოტა გვიან აგრილებს.',
      'ყველაფერი კარგად იყო, აყვანისას ათი წუთი მოგვიწია ლოდინი.',
      'კომფორტულია, თუმცა საბარგული ცოტა პატარაა.',
      'ფასისთვის ძალიან კარგია, ხმაური ტრასაზე ოდნავ იგრძნობა.',
    ],
    3: [
      'მანქანა გამართული იყო, მაგრამ გარეცხილი არ დაგვხვდა.',
      'საშუალო შთაბეჭდილება დამრჩა, საბურავები უკვე შესაცვლელია.',
    ],
  },
  ru: {
    5: [
      'Чистая, ухоженная машина, всё как в описании.',
      'Хозяин встретил ночью в аэропорту и всё показал. Спасибо!',
      'Проехали всю Сванетию, ни одного вопроса к машине.',
      'Расход даже меньше обещанного, в горах тянет уверенно.',
      'Залог вернули через час после возврата.',
      'Берём здесь уже второй раз и вернёмся снова.',
      'Детское кресло уже стояло, дети были довольны.',
      'Очень приятный владелец, подсказал, где лучшие хинкали по дороге.',
      'Машина для Грузии: высокий клиренс, хорошая резина, полный бак.',
      'Всё быстро: документы, ключи, поехали.',
    ],
    4: [
      'Хорошая машина, только музыка слабовата.',
      'Всё понравилось, но на выдаче ждали минут пятнадцать.',
      'Удобно и недорого. Кондиционер просыпается не сразу.',
      'Отличная поездка, багажник чуть меньше, чем казался на фото.',
    ],
    3: ['Ездит нормально, но приняли немытой.', 'За свои деньги пойдёт, на трассе шумновато.'],
  },
};

/** What owners answer, by language of the review. */
export const replies: Readonly<Record<'en' | 'ka' | 'ru', Texts>> = {
  en: ['Thank you, come again!', 'It was a pleasure. Safe travels!', 'Thank you for taking care of the car.'],
  ka: ['დიდი მადლობა, კიდევ გვესტუმრეთ!', 'სასიამოვნო იყო, მშვიდობით იმგზავრეთ!'],
  ru: ['Спасибо, приезжайте ещё!', 'Было приятно познакомиться, лёгких дорог!'],
};
