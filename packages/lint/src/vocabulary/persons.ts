/** What is said about a person, by kind. The notation is that of `actions`. */
export const persons = {
  age: 'age birthdate birthday birth dob born geburtsdatum geburtstag alter edad nacimiento âge naissance 年龄 生日 年齢 生年月日 나이 생일 생년월일',
  gender: 'gender sex pronoun geschlecht género genero sexo sexe civilité 性别 性別 성별',
  origin:
    'ethnicity ethnic race nationality citizenship immigration herkunft nationalität etnia raza nacionalidad ethnie nationalité 民族 国籍 種族 인종 국적',
  belief:
    'religion religious political politics party union belief sexuality orientation konfession partei religión política religieux 宗教 政治 信仰 종교 정치',
  health:
    'health medical medication pregnancy pregnant injury illness disease disability diagnosis allergy symptom gesundheit* schwanger* krank* salud embaraz* enfermedad lesión santé enceinte grossesse maladie 健康 怀孕 病史 妊娠 病歴 건강 임신 질병',
  body: 'height weight waist bmi körpergröße koerpergroesse größe gewicht peso altura estatura talla poids taille 身高 体重 肤色 身長 키 몸무게',
  look: 'bodytype physique skin skintone hair haircolor 肤色 体型 肌 髪 피부 체형',
  money:
    'income salary wealth networth creditscore occupation employer einkommen gehalt beruf ingresos salario revenu salaire profession 收入 职业 年収 職業 소득 직업',
  state:
    'ssn passport idcard nationalid socialsecurity taxid aadhaar personalausweis ausweisnummer reisepass dni nie nif pasaporte passeport 身份证 护照 マイナンバー 旅券 주민등록번호 여권',
  family: 'marital spouse married household familienstand ehepartner 婚姻 配偶者 결혼 혼인',
  history: 'browsinghistory searchhistory purchasehistory pastpurchases interests persona',
  place: 'latitude longitude gps geolocation coordinates currentlocation',
} as const;
