<?php
declare(strict_types=1);
require __DIR__ . '/../../src/all.php';

method('POST');
$sent = body();
$text = static function (string $field) use ($sent): string {
    return trim((string) ($sent[$field] ?? ''));
};
once($sent, static function () use ($text): array {
    $email = strtolower($text('email'));
    $name = $text('name');
    $born = DateTime::createFromFormat('!Y-m-d', $text('date_of_birth'));
    if (!filter_var($email, FILTER_VALIDATE_EMAIL)) {
        refuse('email_invalid', 422);
    }
    if (one('SELECT 1 FROM members WHERE email = ?', $email) !== null) {
        refuse('email_in_use', 409);
    }
    if (strlen($name) < 2 || strlen($name) > 60 || $name[0] === '@' || strtolower($name) === $email) {
        refuse('name_invalid', 422);
    }
    if (one('SELECT 1 FROM members WHERE name = ?', $name) !== null) {
        refuse('name_in_use', 409);
    }
    if (strlen($text('password')) < 8) {
        refuse('password_invalid', 422);
    }
    if ($born === false || $born > new DateTime()) {
        refuse('date_of_birth_invalid', 422);
    }
    if ($born->diff(new DateTime())->y < 18) {
        refuse('under_age', 422, ['min_age' => 18]);
    }
    run(
        "INSERT INTO members (name, email, password, date_of_birth, gender, language, status) VALUES (?, ?, ?, ?, ?, ?, 'not_confirmed')",
        $name,
        $email,
        password_hash($text('password'), PASSWORD_DEFAULT),
        $text('date_of_birth'),
        $text('gender') ?: null,
        $text('language') ?: 'en'
    );
    $id = newId();
    mailActivation(profileOf($id));
    return ['user' => user(profileOf($id))];
}, static function (array $answer): void {
    logIn($answer['user']['id']);
});
