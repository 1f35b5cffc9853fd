<?php
// A demo account (premium@demo.example, rendez-demo) and 30 fictional members, named as such wherever they are shown.
declare(strict_types=1);

function seed(): void
{
    $names = ['Mila', 'Noah', 'Emma', 'Liam', 'Sara', 'Levi', 'Julia', 'Finn', 'Nora', 'Max', 'Lotte', 'Daan', 'Eva', 'Ben', 'Zoe',
        'Tim', 'Ida', 'Jan', 'Lina', 'Tom', 'Maya', 'Leo', 'Anna', 'Sem', 'Ella', 'Paul', 'Roos', 'Erik', 'Tess', 'Hugo'];
    $places = [['NL', 'Amsterdam'], ['NL', 'Utrecht'], ['DE', 'Köln'], ['DE', 'Berlin'], ['FR', 'Lyon'], ['GB', 'Leeds']];
    run(
        "INSERT INTO members (name, email, password, date_of_birth, gender, country, city, about_me, credits)
         VALUES ('Alex', 'premium@demo.example', ?, '1990-05-01', 'male', 'NL', 'Haarlem', 'New here.', 500)",
        password_hash('rendez-demo', PASSWORD_DEFAULT)
    );
    foreach ($names as $number => $name) {
        [$country, $city] = $places[$number % count($places)];
        run(
            "INSERT INTO members (name, date_of_birth, gender, country, city, about_me, interests, fictional) VALUES (?, ?, ?, ?, ?, ?, ?, 1)",
            $name,
            sprintf('%d-%02d-15', 1970 + $number, $number % 12 + 1),
            $number % 2 === 0 ? 'female' : 'male',
            $country,
            $city,
            "I like long walks and short nights. $city is where you find me.",
            json_encode([INTERESTS[$number % count(INTERESTS)], INTERESTS[($number + 3) % count(INTERESTS)]])
        );
    }
    // Two of them like the demo member already.
    run('INSERT INTO likes (member, liked) VALUES (3, 1), (5, 1)');
}
